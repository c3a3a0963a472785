import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountFrame } from '#client/features/account/account-frame.tsx'
import { useLeaveWithoutSession } from '#client/features/account/use-leave-without-session.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { CardForm } from './card-form.tsx'
import { MemberCard } from './member-card.tsx'
import { useProfileCardQuery } from './profile-card.generated.ts'

export function ProfileCardScreen(): ReactElement | null {
  const { t } = useTranslation('profile')
  const { data } = useProfileCardQuery({ errorPolicy: 'all' })
  useLeaveWithoutSession(data?.me === null)
  if (!data?.me) return null
  const { me } = data
  return (
    <AccountFrame current="profileCard" title={t('parts.profileCard')} intro={t('card.intro')}>
      {me.memberCard ? (
        <div className="flex flex-col items-start gap-4">
          <MemberCard card={me.memberCard} name={`${me.firstName} ${me.lastName}`} />
          <button
            type="button"
            onClick={() => window.print()}
            className={`${buttonClass('secondary')} noscript:hidden`}
          >
            {t('card.print')}
          </button>
        </div>
      ) : null}
      {me.memberCardBarcode && !me.memberCard ? (
        <p className="max-w-xl rounded-md border-l-4 border-amber bg-sand px-4 py-3">
          {t('card.notValid')}
        </p>
      ) : null}
      <CardForm key={me.memberCardBarcode} me={me} />
    </AccountFrame>
  )
}
