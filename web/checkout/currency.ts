/** INR when the dial code's digits equal 91, otherwise USD; an address under /us forces USD, under /uk EUR. */
export function currencyFor(isd: string, pathname: string): "INR" | "USD" | "EUR" {
  const first = pathname.split("/")[1];
  if (first === "us") return "USD";
  if (first === "uk") return "EUR";
  return isd.replace(/\D/g, "") === "91" ? "INR" : "USD";
}
