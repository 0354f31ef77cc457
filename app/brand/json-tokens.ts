const SPACE = /[ \t\n\r]*/y;
const TOKEN =
  /[{}[\],:]|"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|$/y;

/** Stands for a text that stops at the reader's place being JSON that can be read. */
export class Broken extends Error {}

/** Reads a JSON text token by token. */
export class JsonTokens {
  /** The token read last; empty at the text's end. */
  token = "";
  /** Where it begins, or where reading stopped. */
  start = 0;

  constructor(readonly text: string) {}

  next(): void {
    SPACE.lastIndex = this.start + this.token.length;
    SPACE.test(this.text);
    this.start = SPACE.lastIndex;
    TOKEN.lastIndex = this.start;
    const match = TOKEN.exec(this.text);
    if (!match) throw new Broken();
    this.token = match[0];
  }

  /** Passes over the token that must stand here. */
  pass(isRight: (token: string) => boolean): void {
    if (!isRight(this.token)) throw new Broken();
    this.next();
  }
}
