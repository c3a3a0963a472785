import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useVisitorStores } from '#client/features/auth/session/visitor-context.ts'
import { mayPrefetch } from '#client/features/navigation/prefetch.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { usePaths } from '#client/lib/links.ts'
import { useSite } from '#client/lib/site.ts'
import type { CartTools } from './cart-change.ts'

type CartChange = {
  readonly isBusy: boolean
  /** Runs one change at a time and passes its dependencies. */
  change(run: (tools: CartTools) => Promise<void>): void
  /** Preloads on hover, focus or touch. Failures are ignored: the press loads it again. */
  prepare(load: () => Promise<unknown>): void
}

export function useCartChange(): CartChange {
  const { t } = useTranslation('catalogue')
  const { pathTo } = usePaths()
  const { cartAddition } = useSite()
  const { cart } = useVisitorStores()
  const toasts = useToastStore()
  const navigate = useNavigate()
  const [isBusy, setIsBusy] = useState(false)
  const goHome = (): void => void navigate(pathTo('home'))
  const goToCart = (): void => void navigate(pathTo('cart'))
  return {
    isBusy,
    change(run) {
      if (isBusy) return
      // Some browsers never request an import again that failed.
      if (!navigator.onLine) return toasts.show('error', t('offline'))
      setIsBusy(true)
      run({ t, cart, cartAddition, toasts, goHome, goToCart })
        .catch((error: unknown) => {
          reportError(error)
          toasts.show('error', t('cart.problems.failed'))
        })
        .finally(() => setIsBusy(false))
    },
    prepare(load) {
      if (!navigator.onLine || !mayPrefetch(navigator.connection)) return
      cart.prepare()
      load().catch(() => undefined)
    },
  }
}
