import messages from 'messages:listing.stickGuide';
import { withMessages } from '../../../platform/i18n/page-messages.tsx';
import { StickGuideTable } from './stick-guide-table.tsx';

/** The stick-welding guide, with its messages. */
export const StickGuide = withMessages(messages, StickGuideTable);
