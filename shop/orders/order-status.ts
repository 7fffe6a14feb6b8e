import type { ShopContext } from "../context.ts";
import { type Order, readOwnedOrder } from "./order.ts";
import type { Payments } from "./place-order.ts";
import { settleNow } from "./reconcile-order.ts";

/**
 * The order's true state, for the browser that owns its response; null for any other. While the order is open the provider is
 * asked, so that a customer who comes back before the webhook sees what was paid; when it does not answer, the stored state stands.
 */
export async function readOrderStatus(
  context: ShopContext & Payments & { readonly onProviderFault: (error: unknown) => void },
  input: { readonly orderNumber: string; readonly browserHash: string | null },
): Promise<Order | null> {
  const order = await readOwnedOrder(context.db, input);
  if (!order) return null;
  try {
    await settleNow(context, order);
  } catch (error) {
    context.onProviderFault(error);
    return order;
  }
  return readOwnedOrder(context.db, input);
}
