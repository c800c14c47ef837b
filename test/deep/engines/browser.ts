export type Size = { width: number; height: number };

/** The few commands that a journey needs of a browser, over any protocol. */
export type Browser = {
  /** Goes to an address and returns once its page has loaded. */
  open(address: string): Promise<void>;
  /** The value of an expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  /** A press of the pointer, in pixels of the window. */
  press(x: number, y: number): Promise<void>;
  /** Types into what has the focus, a key at a time. */
  type(text: string): Promise<void>;
  pressEnter(): Promise<void>;
  /** The window as PNG. */
  picture(): Promise<Buffer>;
  /** The errors on its console since it began. */
  complaints(): Promise<string[]>;
  close(): Promise<void>;
};

export type Engine = {
  name: string;
  hasScript: boolean;
  /** A browser without the data of an earlier one. */
  launch(size: Size): Promise<Browser>;
};
