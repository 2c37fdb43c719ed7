import { offlineError, timeoutError } from './api-error';
import { TIMEOUT_MS, type Transport, parseJson } from './transport';

/** `fetch` reports no upload progress; XMLHttpRequest does. */
export const uploadTransport: Transport = ({ method, url, headers, body, timeoutMs = TIMEOUT_MS, onProgress }) =>
  new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(method, url);
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.timeout = timeoutMs;
    xhr.upload.onprogress = ({ loaded, total, lengthComputable }) => lengthComputable && onProgress?.(loaded / total);
    xhr.onload = () => resolve({ status: xhr.status, body: parseJson(xhr.responseText) });
    xhr.onerror = () => reject(offlineError());
    xhr.ontimeout = () => reject(timeoutError());
    xhr.send(body);
  });
