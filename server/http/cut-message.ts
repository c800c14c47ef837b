import { IncomingMessage } from "node:http";

/**
 * Node keeps parsing the data it has read, up to a thousand requests, after their connection was closed. Handling each
 * would delay all others. Marked as an upgrade, which this server does not accept, it is dropped at once.
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
