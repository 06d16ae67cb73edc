/** A rest between two things that are shown; whoever has seen enough cuts it short. */
export class Pause {
  private hurry: (() => void) | null = null;

  rest(ms: number): Promise<void> {
    return new Promise((done) => {
      const finish = (): void => {
        clearTimeout(timer);
        this.hurry = null;
        done();
      };
      const timer = setTimeout(finish, ms);
      this.hurry = finish;
    });
  }

  skip(): void {
    this.hurry?.();
  }
}
