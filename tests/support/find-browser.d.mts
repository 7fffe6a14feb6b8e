export const BROWSER_ARGUMENTS: string[];
export function findBrowser(): string | undefined;
export function ensureBrowser(): Promise<string>;
