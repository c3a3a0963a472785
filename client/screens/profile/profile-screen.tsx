import type { ReactElement } from 'react'
import { Overview } from './overview.tsx'
import { useProfileScreenQuery } from './profile-screen.generated.ts'
import { Welcome } from './welcome.tsx'

export function ProfileScreen(): ReactElement {
  const { data } = useProfileScreenQuery({ errorPolicy: 'all' })
  return data?.me ? <Overview me={data.me} /> : <Welcome />
}
