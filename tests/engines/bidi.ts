import { once } from "node:events";
import { WebSocket } from "ws";

interface Message {
  id?: number;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: string;
  message?: string;
}

/** A WebDriver BiDi session: commands with their answers, and events. */
export class BidiConnection {
  private lastId = 0;
  private readonly waiting = new Map<number, (answer: Message) => void>();

  private constructor(
    private readonly socket: WebSocket,
    onEvent: (method: string, params: unknown) => void,
  ) {
    socket.on("message", (data) => {
      const message = JSON.parse(data.toString()) as Message;
      if (message.id === undefined) onEvent(message.method ?? "", message.params);
      else this.waiting.get(message.id)?.(message);
    });
    socket.on("close", () => {
      for (const settle of this.waiting.values()) settle({ error: "closed", message: "the browser is gone" });
    });
  }

  static async open(
    url: string,
    onEvent: (method: string, params: unknown) => void,
  ): Promise<BidiConnection> {
    const socket = new WebSocket(url, { perMessageDeflate: false, maxPayload: 64 * 1024 * 1024 });
    await once(socket, "open");
    return new BidiConnection(socket, onEvent);
  }

  /** Throws with the browser's words when it refuses the command. */
  send<Result>(method: string, params: object): Promise<Result> {
    this.lastId += 1;
    const id = this.lastId;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, ({ result, error, message }) => {
        this.waiting.delete(id);
        if (error === undefined) resolve(result as Result);
        else reject(new Error(`${method}: ${error}: ${message}`));
      });
      this.socket.send(JSON.stringify({ id, method, params }));
    });
  }

  close(): void {
    this.socket.close();
  }
}
