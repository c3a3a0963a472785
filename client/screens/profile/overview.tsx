import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountFrame } from '#client/features/account/account-frame.tsx'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { useFormat } from '#client/lib/format.ts'
import { usePaths } from '#client/lib/links.ts'
import type { ScreenName } from '#client/lib/url-table.ts'
import type { ProfileScreenQuery } from './profile-screen.generated.ts'

type Customer = NonNullable<ProfileScreenQuery['me']>

export function Overview({ me }: { readonly me: Customer }): ReactElement {
  const { t } = useTranslation('profile')
  const { firstName, lastName, email, pendingEmail, addresses } = me
  return (
    <AccountFrame current="profile" title={t('hello', { name: firstName })}>
      <ul className="grid gap-x-8 gap-y-8 border-t border-line pt-6 sm:grid-cols-2 xl:grid-cols-3">
        <Summary screen="profileDetails">
          <p>{`${firstName} ${lastName}`}</p>
          <p className="break-words">{email}</p>
          {pendingEmail ? (
            <p className="text-amber">{t('details.waits', { email: pendingEmail })}</p>
          ) : null}
        </Summary>
        <Summary screen="profileCard">
          <p>
            <CardState me={me} />
          </p>
        </Summary>
        <Summary screen="profileAddresses">
          <p>{t('addresses.count', { count: addresses.length })}</p>
        </Summary>
      </ul>
    </AccountFrame>
  )
}

function CardState({
  me: { memberCard, memberCardBarcode },
}: {
  readonly me: Customer
}): ReactNode {
  const { t } = useTranslation('profile')
  const { date } = useFormat()
  if (memberCardBarcode === null || memberCardBarcode === '') return t('card.none')
  if (memberCard === null) return t('card.notValid')
  return memberCard.validUntil === null
    ? t('card.valid')
    : t('card.validUntil', { date: date(memberCard.validUntil) })
}

type SummaryProps = { readonly screen: ScreenName; readonly children: ReactNode }

function Summary({ screen, children }: SummaryProps): ReactElement {
  const { t } = useTranslation('profile')
  const { pathTo } = usePaths()
  return (
    <li className="relative flex flex-col gap-1 text-ink-soft">
      <h2 className="display text-2xl text-ink">
        <PathLink
          path={pathTo(screen)}
          className="covers-card decoration-2 underline-offset-4 hover:underline"
        >
          {t(`parts.${screen}`)}
        </PathLink>
      </h2>
      {children}
    </li>
  )
}
