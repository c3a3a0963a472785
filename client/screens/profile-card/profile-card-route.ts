import { customersOnly } from '#client/features/auth/guards.ts'
import { type LoaderArgs, preload } from '#client/lib/preload.ts'
import { ProfileCardDocument } from './profile-card.generated.ts'

export { ProfileCardScreen as Component } from './profile-card-screen.tsx'

export async function loader(args: LoaderArgs): Promise<null> {
  const { data, error } = await preload(args.context, ProfileCardDocument, {})
  customersOnly(args, data?.me, error)
  return null
}
