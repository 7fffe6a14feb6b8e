import { useEffect } from "react";

/** Keeps the tab's title up to date, on a page that shows several things one after another. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** A heading as a page's title: tabs, histories and screen readers then say first what it is, and last whose. */
export function titled(heading: string): string {
  return `${heading} | HomePlan`;
}
