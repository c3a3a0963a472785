import type { ReactElement } from 'react'
import { useFocusOnChange } from '#client/features/navigation/use-focus-on-change.ts'
import { Overview } from './overview.tsx'
import { useProfileScreenQuery } from './profile-screen.generated.ts'
import { Welcome } from './welcome.tsx'

export function ProfileScreen(): ReactElement {
  const { data } = useProfileScreenQuery({ errorPolicy: 'all' })
  // The view changes after a login or logout on this page.
  useFocusOnChange(Boolean(data?.me))
  return data?.me ? <Overview me={data.me} orders={data.orders} /> : <Welcome />
}
