/** The first account of the test server. */
export const STAFF = { email: 'm.reyes@emberhide.example', password: 'seven sparks over the vise' };
