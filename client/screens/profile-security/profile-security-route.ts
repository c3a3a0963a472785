import { customersOnly } from '#client/features/auth/guards.ts'
import { type LoaderArgs, preload } from '#client/lib/preload.ts'
import { ProfileSecurityDocument } from './profile-security.generated.ts'

export { ProfileSecurityScreen as Component } from './profile-security-screen.tsx'

export async function loader(args: LoaderArgs): Promise<null> {
  const { data, error } = await preload(args.context, ProfileSecurityDocument, {})
  customersOnly(args, data?.me, error)
  return null
}
