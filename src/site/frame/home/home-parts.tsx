import messages from 'messages:home';
import { withMessages } from '../../../platform/i18n/page-messages.tsx';
import { BestSellers } from './best-sellers.tsx';
import { HomeAbout } from './home-about.tsx';
import { HomeDirectory } from './home-directory.tsx';
import { PartnerRow } from './partner-row.tsx';

// The static parts of the home page, with their messages.

export const About = withMessages(messages, HomeAbout);

export const Sellers = withMessages(messages, BestSellers);

export const Partners = withMessages(messages, PartnerRow);

export const Directory = withMessages(messages, HomeDirectory);
