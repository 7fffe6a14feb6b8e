import { useEffect } from "react";

/** Names what stands before the visitor, where one page shows several things after one another: its heading, as titles are written here. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** A heading as a page's title: tabs, histories and screen readers say what first, and whose last. */
export function titled(heading: string): string {
  return `${heading} | HomePlan`;
}
