import { readSdl } from '#gateway/compose/read-sdl.ts'
import { defineSubschema } from '#gateway/compose/subschema.ts'
import { orderResolvers } from './resolvers.ts'

export const subschema = defineSubschema({
  name: 'order',
  typeDefs: readSdl('order', 'order-lines', 'order-changes'),
  resolvers: orderResolvers,
  singleMutations: [
    'createPayPalOrder',
    'confirmPayment',
    'payOrder',
    'cancelOrder',
    'withdrawOrder',
    'trackOrder',
  ],
  values: [
    ...['Order', 'OrderState', 'PaymentState', 'OrderEventName', 'NoWithdrawalReason'],
    ...['OrderDelivery', 'OrderGift', 'OrderDocument'],
  ],
  links: {
    'OrderLine.product': { from: 'mainProductId', to: 'Product' },
  },
})
