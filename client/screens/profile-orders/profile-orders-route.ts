import { customersOnly } from '#client/features/auth/guards.ts'
import { hasFailed } from '#client/lib/outcomes.ts'
import { type LoaderArgs, preload } from '#client/lib/preload.ts'
import { readPage } from '#client/lib/read-page.ts'
import { ProfileOrdersDocument } from './profile-orders.generated.ts'

export { ProfileOrdersScreen as Component } from './profile-orders-screen.tsx'

export async function loader(args: LoaderArgs): Promise<null> {
  const page = readPage(new URL(args.request.url).searchParams)
  const { data, error } = await preload(
    args.context,
    ProfileOrdersDocument,
    { page },
    { isFresh: true },
  )
  // Without a session the orders are refused too.
  customersOnly(args, data?.me, hasFailed('me', error) ? error : null)
  return null
}
