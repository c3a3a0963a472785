import { missing } from '#client/lib/outcomes.ts'
import { type LoaderArgs, preload } from '#client/lib/preload.ts'
import { FormScreenDocument } from './form-screen.generated.ts'

export { FormScreen as Component } from './form-screen.tsx'

export async function loader({ params, context }: LoaderArgs): Promise<null> {
  const { data, error } = await preload(context, FormScreenDocument, { id: params['id'] ?? '' })
  if (!data?.form) throw missing(error)
  return null
}
