import messages from 'messages:home';
import { withMessages } from '../../../platform/i18n/page-messages.tsx';
import { BestSellers } from './best-sellers.tsx';
import { HomeAbout } from './home-about.tsx';
import { HomeDirectory } from './home-directory.tsx';
import { PartnerRow } from './partner-row.tsx';

// The parts of the home page that are read and followed, with their words.

export const About = withMessages(messages, HomeAbout);

export const Sellers = withMessages(messages, BestSellers);

export const Partners = withMessages(messages, PartnerRow);

export const Directory = withMessages(messages, HomeDirectory);
