import { IncomingMessage } from "node:http";

/**
 * Node parses the whole piece it has read, a thousand requests at times, after their connection was cut. Keeping each
 * would delay all others. As an upgrade, which nothing here accepts, it is dropped at once.
 */
export class MessageUnlessCut extends IncomingMessage {
  /** Declared without a value, which would overwrite the one that the parent class sets. */
  declare private leavesHttp: boolean;

  get upgrade(): boolean {
    return this.leavesHttp || this.socket.destroyed;
  }

  set upgrade(leavesHttp: boolean) {
    this.leavesHttp = leavesHttp;
  }
}
