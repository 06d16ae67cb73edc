/** The bell: two tones of our own making, and a notice of the browser where it allows one. */

let sounds: AudioContext | undefined;

/** Two soft strokes, a fourth apart. A browser that was not clicked yet stays silent. */
export function ring(): void {
  sounds ??= new AudioContext();
  const { currentTime: now } = sounds;
  for (const [at, pitch] of [[0, 659.26], [0.16, 880]] as const) {
    const [tone, loud] = [new OscillatorNode(sounds, { type: "triangle", frequency: pitch }), new GainNode(sounds, { gain: 0 })];
    loud.gain.setValueAtTime(0, now + at);
    loud.gain.linearRampToValueAtTime(0.16, now + at + 0.012);
    loud.gain.exponentialRampToValueAtTime(0.0005, now + at + 0.9);
    tone.connect(loud).connect(sounds.destination);
    tone.start(now + at);
    tone.stop(now + at + 0.95);
  }
}

export const canNotify = (): boolean => "Notification" in window;

/** Asks the player whether notices may be shown: only ever on a click of his. */
export const askToNotify = async (): Promise<boolean> => (await Notification.requestPermission()) === "granted";

/** A notice, if the player has gone to another window and allows it. A click on it leads to the battle. */
export async function notify(title: string, text: string, path: string): Promise<void> {
  if (!canNotify() || Notification.permission !== "granted" || !document.hidden) return;
  const how = { body: text, icon: "/icon-192.png", tag: path, data: { path } };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(title, how);
  const notice = new Notification(title, how);
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
