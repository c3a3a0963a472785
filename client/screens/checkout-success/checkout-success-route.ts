import { FormConsentsDocument } from '#client/features/consents/form-consents.generated.ts'
import { SLUG_KEY } from '#client/features/order/slug-key.ts'
import { hasFailed } from '#client/lib/outcomes.ts'
import { type LoaderArgs, preload } from '#client/lib/preload.ts'
import { CheckoutSuccessDocument } from './checkout-success.generated.ts'
import type { CheckoutSuccessLoad } from './checkout-success-load.ts'

export { CheckoutSuccessScreen as Component } from './checkout-success-screen.tsx'

/** Thanks in any case: an order exists, even when its details cannot be shown here. */
export async function loader({ request, context }: LoaderArgs): Promise<CheckoutSuccessLoad> {
  const slug = new URL(request.url).searchParams.get(SLUG_KEY)
  if (slug === null) return { isDown: false }
  const { data, error } = await preload(
    context,
    CheckoutSuccessDocument,
    { slug },
    { isFresh: true },
  )
  if (data?.order && !data.me)
    await preload(context, FormConsentsDocument, { form: 'REGISTER_FORM' })
  return { isDown: hasFailed('order', error) }
}
