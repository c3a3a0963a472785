import { SLUG_KEY } from '#client/features/order/slug-key.ts'
import { type LoaderArgs, preload } from '#client/lib/preload.ts'
import { CheckoutFailureDocument } from './checkout-failure.generated.ts'

export { CheckoutFailureScreen as Component } from './checkout-failure-screen.tsx'

/** The page helps without the order too. */
export async function loader({ request, context }: LoaderArgs): Promise<null> {
  const slug = new URL(request.url).searchParams.get(SLUG_KEY)
  if (slug !== null) await preload(context, CheckoutFailureDocument, { slug }, { isFresh: true })
  return null
}
