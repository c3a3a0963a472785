import { customersOnly } from '#client/features/auth/guards.ts'
import { type LoaderArgs, preload } from '#client/lib/preload.ts'
import { ProfileAddressesDocument } from './profile-addresses.generated.ts'

export { ProfileAddressesScreen as Component } from './profile-addresses-screen.tsx'

export async function loader(args: LoaderArgs): Promise<null> {
  const { data, error } = await preload(args.context, ProfileAddressesDocument, {})
  customersOnly(args, data?.me, error)
  return null
}
