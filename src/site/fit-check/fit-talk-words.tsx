import messages from 'messages:askForeman';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { FitTalk } from './fit-talk.tsx';

/** The conversation with the foreman, with its messages. */
export const FitTalkWithWords = withMessages(messages, FitTalk);
