import { useTranslation } from 'react-i18next'
import type { Refusal } from '#client/features/forms/form-store.ts'
import { refusalOf } from '#client/features/forms/refusals.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { announce } from '#client/lib/shop-events.ts'
import { useCheckMemberCardMutation } from './register.generated.ts'

/** Name of the membership card's field in both forms. */
export const CARD_FIELD = 'memberCardBarcode'

type ClaimedCard = {
  readonly barcode: string
  /** Name of the person who claims the card. */
  readonly firstName: string
  readonly lastName: string
}

/** Checks a card on the server before its form is sent; null when it is valid. */
export function useCardCheck(): (card: ClaimedCard) => Promise<Refusal | null> {
  const { t } = useTranslation('account')
  const { t: inForms } = useTranslation('forms')
  const checkMemberCard = useSend(useCheckMemberCardMutation)
  const toasts = useToastStore()
  return async (input) => {
    if (input.barcode === '') return null
    const { done, problem } = await checkMemberCard(input)
    if (!done) return refusalOf(inForms, problem)
    if (done.isValid) return null
    const text = t('notifications.membershipCardBarcodeInvalid')
    toasts.show('error', text)
    announce('incorrectMemberCardBarcode', null)
    return { field: CARD_FIELD, text }
  }
}
