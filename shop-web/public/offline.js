// The page without the network: the orders as this browser last read them, for who is still signed in here.
// What is stored: src/sales/orders/offline-orders.ts.
(function () {
  function cookie(name) {
    var found = new RegExp('(^|; )' + name + '=([^;]+)').exec(document.cookie);
    return found && decodeURIComponent(found[2]);
  }
  function stored() {
    try {
      var kept = JSON.parse(localStorage.getItem('offline_orders'));
      return kept && cookie('RTS') && kept.customerUid === cookie('customerUid') ? kept : null;
    } catch {
      return null; // Storage is blocked, or holds something else.
    }
  }
  function line(tag, className, text) {
    var element = document.createElement(tag);
    element.className = className;
    element.textContent = text;
    return element;
  }
  function row(left, right) {
    var element = line('div', 'row', '');
    element.append(left, right);
    return element;
  }
  function item(order) {
    var element = document.createElement('li');
    element.append(
      row(line('b', '', order.title), line('span', 'small', order.state)),
      row(line('span', 'small', order.orderNumber), line('b', '', order.total)),
    );
    if (order.due) element.append(line('p', 'due', order.due));
    return element;
  }

  var kept = stored();
  if (kept && kept.orders.length) {
    document.getElementById('read-at').textContent = 'Seperti terakhir kamu buka, ' + kept.readAt + '.';
    document.getElementById('list').append(...kept.orders.map(item));
    document.getElementById('orders').hidden = false;
  }
  function again() {
    location.reload();
  }
  document.getElementById('again').addEventListener('click', again);
  addEventListener('online', again);
})();
