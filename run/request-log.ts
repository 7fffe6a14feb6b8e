/** Lines wait this long for company: a write each would take a quarter of the time that a kept page takes. */
const TOGETHER_MS = 50;

export type RequestLog = {
  readonly note: (line: string) => void;
  /** Writes what is waiting. */
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
