/** The line between a table and whoever keeps its battle: the socket of a server, or a lesson. */

import type { Answer } from "./wire";

/** Who listens at this end. */
export interface Ear { opened: () => void; heard: (answer: Answer) => void; lost: (code: number) => void }

export interface Line {
  readonly ready: boolean;
  open: (ear: Ear) => void;
  send: (message: Record<string, unknown>) => void;
  close: () => void;
}

/** The live line of a battle. */
export class Socket implements Line {
  private socket: WebSocket | null = null;

  constructor(private readonly battle: string) {}

  get ready(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  open(ear: Ear): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/battles/${encodeURIComponent(this.battle)}/live`);
    this.socket = socket;
    socket.onopen = ear.opened;
    socket.onmessage = (event) => ear.heard(JSON.parse(event.data as string) as Answer);
    socket.onclose = (event) => ear.lost(event.code);
  }

  send(message: Record<string, unknown>): void {
    this.socket?.send(JSON.stringify(message));
  }

  close(): void {
    this.socket?.close();
  }
}
