export type Size = { width: number; height: number };

/** The few commands that a journey needs of a browser, over any protocol. */
export type Browser = {
  /** Goes to an address and returns once its page has loaded. */
  open(address: string): Promise<void>;
  /** The value of an expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  /** A press of the pointer, in pixels of the window. */
  press(x: number, y: number): Promise<void>;
  /** Types into the focused element, key by key. */
  type(text: string): Promise<void>;
  pressEnter(): Promise<void>;
  /** A screenshot as PNG. */
  picture(): Promise<Buffer>;
  /** The console errors since the start. */
  complaints(): Promise<string[]>;
  close(): Promise<void>;
};

export type Engine = {
  name: string;
  hasScript: boolean;
  /** A browser with an empty profile. */
  launch(size: Size): Promise<Browser>;
};
