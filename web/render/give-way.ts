/** Lets waiting work go first, above all the frame that shows a tap. Without `scheduler.yield` it does not wait. */
export async function giveWay(): Promise<void> {
  await (window as { readonly scheduler?: { readonly yield?: () => Promise<void> } }).scheduler?.yield?.();
}
