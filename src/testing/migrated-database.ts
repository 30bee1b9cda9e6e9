/**
 * The database with every migration that PostgreSQL copies for each test that wants one as the site finds it: a copy
 * takes a third of the migrations' time.
 */
export const MIGRATED = 'migrated';
