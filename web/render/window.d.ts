// biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges with the browser's own
interface Window {
  /** True once React answers events; until then the boot script does. */
  awake?: boolean;
  /** The button that was tapped before React was there. */
  tapped?: HTMLButtonElement | undefined;
  /** The answer with all of the survey's questions, on its way. */
  later?: Promise<Response>;
  /** Fetches the screen's entry. */
  wake?: () => void;
}
