/**
 * Meaning of Enter in a field, as the keyboards of phones name it: `next` leads to the next step, `go` sends the form, `send` a
 * message, `search` looks for the text, `done` takes the text over and `enter` breaks the line.
 */
export type EnterKey = 'next' | 'go' | 'send' | 'search' | 'done' | 'enter';
