import messages from 'messages:sampleBox';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { SamplePanel } from '../sample-box/sample-panel.tsx';

/** The sample box panel with its messages; loaded on first use. */
export default withMessages(messages, SamplePanel);
