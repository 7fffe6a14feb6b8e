/** Lines wait this long to be written together: one write per line would take a quarter of the time that answering a kept page takes. */
const TOGETHER_MS = 50;

export type RequestLog = {
  readonly note: (line: string) => void;
  /** Writes the lines that wait. */
  readonly flush: () => void;
};

/** A log whose lines are written together, in their order. */
export function requestLog(write: (text: string) => void): RequestLog {
  let waiting = "";
  let timer: NodeJS.Timeout | undefined;
  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (waiting !== "") write(waiting);
    waiting = "";
  }
  return {
    note: (line) => {
      waiting += `${line}\n`;
      timer ??= setTimeout(flush, TOGETHER_MS);
    },
    flush,
  };
}
