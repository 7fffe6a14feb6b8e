export function browserLaunch(): Promise<{ executablePath: string; args: string[]; env: Record<string, string> }>;
export function ensureBrowser(): Promise<string>;
