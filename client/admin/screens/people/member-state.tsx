import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Moment } from '#client/admin/ui/moment.tsx'
import { Tag } from '#client/admin/ui/tag.tsx'
import type { MemberFieldsFragment } from './people.generated.ts'

type MemberProps = { readonly member: MemberFieldsFragment }

/** How a member signs in, and when they were last here. */
export function MemberState({ member }: MemberProps): ReactElement {
  const { t } = useTranslation('people')
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2">
      <dt className="text-ink-soft">{t('columns.factor')}</dt>
      <dd>
        <FactorTag member={member} />
      </dd>
      <dt className="text-ink-soft">{t('columns.lastSeen')}</dt>
      <dd>
        <LastSeen member={member} />
      </dd>
    </dl>
  )
}

export function FactorTag({ member }: MemberProps): ReactElement {
  const { t } = useTranslation('people')
  return member.hasFactor ? (
    <Tag look="good">{t('factor.yes')}</Tag>
  ) : (
    <Tag look="warning">{t('factor.no')}</Tag>
  )
}

export function LastSeen({ member }: MemberProps): ReactNode {
  const { t } = useTranslation('people')
  if (!member.hasJoined) return <Tag look="warning">{t('invited')}</Tag>
  return member.lastSeenAt === null ? t('never') : <Moment at={member.lastSeenAt} />
}
