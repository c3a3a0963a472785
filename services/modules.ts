import { calendarModule } from './calendar/module.ts'
import { cmsModule } from './cms/module.ts'
import { devModule } from './dev/module.ts'
import { ecommerceModule } from './ecommerce/module.ts'
import { gdprModule } from './gdpr/module.ts'
import { mailModule } from './mail/module.ts'
import { masterModule } from './master/module.ts'
import { mediaModule } from './media/module.ts'
import type { Module } from './platform/module.ts'
import { productModule } from './product/module.ts'
import { settingsModule } from './settings/module.ts'
import { userModule } from './user/module.ts'
import { wishlistModule } from './wishlist/module.ts'

export const MODULES: readonly Module[] = [
  settingsModule,
  masterModule,
  ecommerceModule,
  mediaModule,
  productModule,
  cmsModule,
  calendarModule,
  userModule,
  gdprModule,
  wishlistModule,
  mailModule,
  devModule,
]
