/** What an operator sets to publish a server: all that PUBLIC_URL requires. */
export const PUBLISHED_ENV = {
  PUBLIC_URL: 'https://lance.example',
  SMTP_URL: 'smtp://127.0.0.1:9',
  STRIPE_SECRET_KEY: 'sk_test_of_tests',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_tests',
  STRIPE_PREMIUM_PRICE_ID: 'price_premium',
} as const
