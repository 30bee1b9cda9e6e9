import messages from 'messages:sampleRequest,sampleBox';
import { withMessages } from '../../../platform/i18n/page-messages.tsx';
import { SampleRequestForm } from '../sample-request-form.tsx';

/** The form with its messages; loaded on first use. */
export const SampleRequestScreens = withMessages(messages, SampleRequestForm);
