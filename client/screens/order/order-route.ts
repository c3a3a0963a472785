import { ORDER_KEY } from '#client/features/order/order-key.ts'
import { hasFailed, notFound, unavailable } from '#client/lib/outcomes.ts'
import { type LoaderArgs, preload } from '#client/lib/preload.ts'
import { OrderScreenDocument } from './order-screen.generated.ts'

export { OrderScreen as Component } from './order-screen.tsx'

/** A missing order is told apart from a failure; its page says how to find it. */
export async function loader({ params, request, context }: LoaderArgs) {
  const slug = params['slug'] ?? ''
  const key = new URL(request.url).searchParams.get(ORDER_KEY)
  const { data, error } = await preload(
    context,
    OrderScreenDocument,
    { slug, key },
    { isFresh: true },
  )
  if (data?.order) return null
  if (hasFailed('order', error)) throw unavailable()
  return notFound()
}
