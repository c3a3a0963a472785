import type { ReactElement, ReactNode } from 'react'
import { useHasRight } from '#client/admin/session/session.ts'
import type { Right } from '#services/contract/rules/rights.ts'
import { Forbidden } from './faults.tsx'

type RequireRightProps = { readonly right: Right | null; readonly children: ReactNode }

/** The services refuse the calls too: this says which right is missing. */
export function RequireRight({ right, children }: RequireRightProps): ReactNode {
  const isAllowed = useHasRight(right)
  return right === null || isAllowed ? children : <ForbiddenScreen right={right} />
}

function ForbiddenScreen({ right }: { readonly right: Right }): ReactElement {
  return <Forbidden right={right} />
}
