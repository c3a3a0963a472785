import { customersOnly } from '#client/features/auth/guards.ts'
import { type LoaderArgs, preload } from '#client/lib/preload.ts'
import { ProfilePrivacyDocument } from './profile-privacy.generated.ts'

export { ProfilePrivacyScreen as Component } from './profile-privacy-screen.tsx'

export async function loader(args: LoaderArgs): Promise<null> {
  const { data, error } = await preload(args.context, ProfilePrivacyDocument, {})
  customersOnly(args, data?.me, error)
  return null
}
