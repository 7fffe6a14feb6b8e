/** Lets what waits go first, the frame that shows a tap above all; where a browser cannot, the work goes on. */
export async function giveWay(): Promise<void> {
  await (window as { readonly scheduler?: { readonly yield?: () => Promise<void> } }).scheduler?.yield?.();
}
