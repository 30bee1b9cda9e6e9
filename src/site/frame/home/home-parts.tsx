import messages from 'messages:home.external';
import finderMessages from 'messages:home.finder,home.finderStart,home.jobs,finder.lead,finder.inWords,finder.job,finder.jobExample,finder.submit,finder.process.handling';
import cardMessages from 'messages:listing.card,sampleLink';
import { withMessages } from '../../../platform/i18n/page-messages.tsx';
import { BestSellers } from './best-sellers.tsx';
import { HomeAbout } from './home-about.tsx';
import { HomeDirectory } from './home-directory.tsx';
import { HomeFinder } from './home-finder.tsx';
import { PartnerRow } from './partner-row.tsx';

// The static parts of the home page, with their messages.

export const About = HomeAbout;

export const Sellers = withMessages(cardMessages, BestSellers);

export const Finder = withMessages(finderMessages, HomeFinder);

export const Partners = withMessages(messages, PartnerRow);

export const Directory = HomeDirectory;
