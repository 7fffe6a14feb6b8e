// biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges with the browser's own
interface Window {
  /** React answers events from here on; until then the boot script does. */
  awake?: boolean;
  /** The button that was tapped before React was there. */
  tapped?: HTMLButtonElement | undefined;
  /** The survey's further questions, on their way. */
  later?: Promise<Response>;
  /** Fetches the screen's entry. */
  wake?: () => void;
}
