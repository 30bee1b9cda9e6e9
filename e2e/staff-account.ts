/** The account that the journeys' server begins with. */
export const STAFF = { email: 'm.reyes@emberhide.example', password: 'seven sparks over the vise' };
