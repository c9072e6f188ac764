export { PRODUCT_NAME } from '@lance/domain'
