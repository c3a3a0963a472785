import { customersOnly } from '#client/features/auth/guards.ts'
import { type LoaderArgs, preload } from '#client/lib/preload.ts'
import { ProfileDetailsDocument } from './profile-details.generated.ts'

export { ProfileDetailsScreen as Component } from './profile-details-screen.tsx'

export async function loader(args: LoaderArgs): Promise<null> {
  const { data, error } = await preload(args.context, ProfileDetailsDocument, {})
  customersOnly(args, data?.me, error)
  return null
}
